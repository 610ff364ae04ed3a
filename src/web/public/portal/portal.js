// What makes the customer's page better where scripts run. Without it everything works as a plain form.
// @ts-check

const DRAFT_PREFIX = "portal-draft:";
const DRAFT_LIFE_MS = 30 * 86_400_000;
const FILE_MAX_BYTES = 20_971_520;
/** When the page asks again whether a file was read: within seconds, and not for ever. */
const ASK_AFTER_S = [1, 1, 2, 3, 5, 8, 13, 20];
/** What files are called whose type the browser does not know. */
const TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
};

const form = document.querySelector("form");
const token = location.pathname.split("/")[2] ?? "";

/** Where answers are kept until they are handed in: under a hash, so that what is stored names no link. */
async function draftKey() {
  const bytes = new TextEncoder().encode(`${DRAFT_PREFIX}${token}`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return DRAFT_PREFIX + Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function forgetOldDrafts() {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(DRAFT_PREFIX))) {
    const savedAt = readDraft(key)?.savedAt ?? 0;
    if (savedAt < Date.now() - DRAFT_LIFE_MS) localStorage.removeItem(key);
  }
}

/** @returns {{ savedAt: number, round: string, answers: Record<string, string> } | null} */
function readDraft(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

const fieldsOf = (page) =>
  [...page.elements].filter((field) => /^(?:answer|task):/.test(field.name) && field.type !== "file");

const isSet = (field) => (field.type === "radio" ? field.checked : field.value.trim() !== "");

/** A choice is kept by its place in the list, because its words change with the language. */
const draftValue = (field) => (field.tagName === "SELECT" ? String(field.selectedIndex) : field.value);

async function keepAnswers(page) {
  const key = await draftKey();
  const round = page.dataset.round;
  const draft = readDraft(key);
  if (draft?.round === round) restore(page, draft.answers);
  const save = () => {
    const answers = {};
    for (const field of fieldsOf(page)) if (isSet(field)) answers[field.name] = draftValue(field);
    localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), round, answers }));
  };
  page.addEventListener("input", save);
  for (const note of page.querySelectorAll("[data-script]")) note.hidden = false;
}

/** What the service already shows is newer than what was left here. */
function restore(page, answers) {
  for (const name of Object.keys(answers)) {
    const [, question, row, kind] = /^answer:([\w-]+):(([pc])\d+):/.exec(name) ?? [];
    if (row && !page.querySelector(`[name^="answer:${question}:${row}:"]`)) addRow(page, question, KINDS[kind], row);
  }
  for (const field of fieldsOf(page)) {
    const value = answers[field.name];
    if (value === undefined || [...page.elements].some((other) => other.name === field.name && isSet(other))) continue;
    if (field.type === "radio") field.checked = field.value === value;
    else if (field.tagName === "SELECT") field.selectedIndex = Number(value);
    else field.value = value;
  }
}

const KINDS = { p: "person", c: "company" };

/** Shows one more group of fields. @returns its first field. */
function addRow(page, question, kind, row) {
  const item = page.querySelector(`[data-answer="${question}"]`);
  const template = item?.querySelector(`template[data-row=${kind}]`);
  if (!template) return undefined;
  const holder = document.createElement("div");
  holder.innerHTML = template.innerHTML.replaceAll(`${kind[0]}NEW`, row);
  const added = holder.firstElementChild;
  item.querySelector(".rows").append(added);
  numberRows(item);
  return added.querySelector("input");
}

/** Titles count the groups as they stand. */
function numberRows(item) {
  for (const [n, row] of [...item.querySelectorAll(".owner")].entries()) {
    for (const title of row.querySelectorAll("legend, .remove .unseen")) {
      title.textContent = `${title.textContent.replace(/ \d+$/, "")} ${n + 1}`;
    }
  }
}

/** Groups of fields come and go at once; without a script their buttons send the form. */
function changeRows(page) {
  page.addEventListener("click", (event) => {
    const button = event.target.closest("[name=add], [name=remove]");
    if (!button) return;
    event.preventDefault();
    const [question, what] = button.value.split(":");
    const item = button.closest("[data-answer]");
    if (button.name === "add") {
      const used = [...item.querySelectorAll(".owner")].map((row) => Number(row.dataset.owner.slice(1)));
      addRow(page, question, what, what[0] + (Math.max(-1, ...used) + 1))?.focus();
    } else {
      button.closest(".owner").remove();
      numberRows(item);
      item.querySelector("[name=add]").focus();
    }
    page.dispatchEvent(new Event("input"));
  });
}

function showProgress(page, texts) {
  const count = (selector, isDone) => {
    const items = [...page.querySelectorAll(selector)].filter((item) => !item.closest(".earlier"));
    const required = items.filter((item) => item.hasAttribute("data-required"));
    const counted = required.length > 0 ? required : items;
    return counted.filter(isDone).length;
  };
  const isAnswered = (item) => [...item.querySelectorAll("input:not([type=hidden]), select, textarea")].some(isSet);
  const documents = count("[data-document]", (item) => item.classList.contains("done"));
  const answers = count("[data-answer]", isAnswered);
  say("documents", texts.documentsDone, documents);
  say("answers", texts.answersDone, answers);
  const missing = [...page.querySelectorAll("[data-required]")].some(
    (item) => !(item.dataset.document ? item.classList.contains("done") : isAnswered(item)),
  );
  page.querySelector("[data-complete]").hidden = missing;
}

function say(kind, sentence, done) {
  const line = document.querySelector(`[data-kind="${kind}"]`);
  if (!line) return;
  line.querySelector("span").textContent = sentence.replace("{done}", String(done));
  line.querySelector("progress").value = done;
}

/** Sends each file as soon as it is chosen or dropped, and shows how far it is. */
function sendFiles(page, texts) {
  const sending = new Set();
  const awaitWord = awaitWords(page);
  awaitWord();
  const settle = () => {
    awaitWord();
    showProgress(page, texts);
    page.querySelector("[data-wait]").hidden = true;
  };
  for (const item of page.querySelectorAll("[data-document]")) {
    const field = item.querySelector("input[type=file]");
    const drop = item.querySelector(".drop");
    item.querySelector(".upload").remove();
    field.addEventListener("change", () => {
      const [file] = field.files;
      // What is sent here must not go along with the form once more.
      field.value = "";
      if (file) void start(file);
    });
    for (const type of ["dragover", "drop", "dragleave"]) {
      drop.addEventListener(type, (event) => {
        event.preventDefault();
        drop.classList.toggle("over", type === "dragover");
        const file = type === "drop" ? event.dataTransfer.files[0] : undefined;
        if (file) void start(file);
      });
    }
    /** The same file again comes under the same key, so that it is kept once even where only the answer got lost. */
    const start = async (file, key = crypto.randomUUID()) => {
      sending.add(key);
      await sendFile({ item, file, key, texts, retry: () => void start(file, key) });
      sending.delete(key);
      settle();
    };
  }
  page.addEventListener("submit", (event) => {
    if (sending.size === 0) return;
    event.preventDefault();
    page.querySelector("[data-wait]").hidden = false;
  });
  addEventListener("beforeunload", (event) => {
    if (sending.size > 0) event.preventDefault();
  });
}

async function sendFile({ item, file, key, texts, retry }) {
  showFault(item, null);
  item.querySelector(".sending")?.remove();
  if (file.size === 0) return showFault(item, texts.faults.empty_file);
  if (file.size > FILE_MAX_BYTES) return showFault(item, texts.faults.payload_too_large);
  const shown = sendingLine(file, texts);
  item.querySelector(".drop").before(shown.line);
  const answer = await postFile(item.dataset.document, file, key, shown.progress);
  if (answer.status === 201) {
    shown.line.remove();
    return showKept(item, answer.body, texts);
  }
  // The page itself says how the case stands by now.
  if ([400, 404, 423].includes(answer.status) && answer.body?.code !== "empty_file") return location.reload();
  const known = texts.faults[answer.body?.code];
  showFault(item, known ?? texts.faults.not_taken);
  if (known) shown.line.remove();
  else shown.offerRetry(retry);
}

function sendingLine(file, texts) {
  const line = document.createElement("div");
  line.className = "sending";
  const label = document.createElement("span");
  label.className = "filename";
  label.textContent = `${texts.sending}: ${file.name}`;
  const share = document.createElement("span");
  share.className = "share";
  const bar = document.createElement("progress");
  bar.max = 1;
  bar.value = 0;
  bar.setAttribute("aria-label", label.textContent);
  line.append(label, share, bar);
  return {
    line,
    progress: (part) => {
      bar.value = part;
      share.textContent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(part);
    },
    offerRetry: (retry) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "quiet";
      button.textContent = texts.tryAgain;
      button.addEventListener("click", retry, { once: true });
      label.textContent = file.name;
      share.replaceWith(button);
      bar.remove();
    },
  };
}

/** @returns {Promise<{ status: number, body: any }>} status 0 where nothing came back. */
function postFile(requirementId, file, key, progress) {
  const body = new FormData();
  const type = TYPES[file.name.split(".").at(-1).toLowerCase()];
  body.set("requirement_id", requirementId);
  body.set("file", file.type || !type ? file : new File([file], file.name, { type }));
  const request = new XMLHttpRequest();
  request.open("POST", `/api/portal/${token}/documents`);
  request.responseType = "json";
  request.setRequestHeader("Idempotency-Key", key);
  request.setRequestHeader("Accept-Language", document.documentElement.lang);
  request.upload.addEventListener("progress", ({ loaded, total }) => progress(total > 0 ? loaded / total : 0));
  return new Promise((resolve) => {
    request.addEventListener("loadend", () => resolve({ status: request.status, body: request.response }));
    request.send(body);
  });
}

/** Asks for the service's word on files that it has not read yet, and shows it beside each. */
function awaitWords(page) {
  const isWaiting = () => page.querySelector('[data-check="pending"]') !== null;
  let asked = 0;
  let timer = 0;
  const ask = async () => {
    const answer = await fetch(`/api/portal/${token}`, {
      headers: { "Accept-Language": document.documentElement.lang },
    }).catch(() => null);
    if (answer?.ok) showWords(page, await answer.json());
    next();
  };
  const next = () => {
    clearTimeout(timer);
    if (!isWaiting() || asked >= ASK_AFTER_S.length) return;
    timer = setTimeout(() => void ask(), ASK_AFTER_S[asked] * 1000);
    asked += 1;
  };
  return () => {
    asked = 0;
    next();
  };
}

function showWords(page, { document_requirements: requirements, follow_up_tasks: tasks }) {
  for (const { id, uploaded_file: file } of [...requirements, ...tasks]) {
    const item = page.querySelector(`[data-document="${CSS.escape(id)}"][data-check="pending"]`);
    if (item && file) showWord(item, file.check);
  }
}

function showWord(item, { status, message }) {
  item.dataset.check = status;
  const word = item.querySelector(".word");
  word.textContent = message;
  word.hidden = status === "pending";
}

function showKept(item, { filename, file_size: bytes, check }, texts) {
  showWord(item, check);
  item.classList.add("done");
  item.classList.remove("open", "faulty");
  const kept = item.querySelector(".kept");
  kept.querySelector(".filename").textContent = filename;
  kept.querySelector(".size").textContent = sizeOf(bytes);
  kept.hidden = false;
  item.querySelector(".choose b").textContent = texts.chooseAnother;
}

function sizeOf(bytes) {
  const [amount, unit] = bytes < 1e6 ? [Math.max(1, bytes / 1e3), "kilobyte"] : [bytes / 1e6, "megabyte"];
  const maximumFractionDigits = unit === "megabyte" ? 1 : 0;
  const options = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits };
  return new Intl.NumberFormat(document.documentElement.lang, options).format(amount);
}

function showFault(item, message) {
  const fault = item.querySelector(".fault");
  fault.textContent = message ?? "";
  fault.hidden = message === null;
  fault.setAttribute("role", "alert");
  item.classList.toggle("faulty", message !== null);
  const field = item.querySelector("input[type=file]");
  if (message === null) field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
  const described = field.getAttribute("aria-describedby").split(" ");
  const ids = new Set(described.filter((id) => id !== fault.id));
  if (message !== null) ids.add(fault.id);
  field.setAttribute("aria-describedby", [...ids].join(" "));
}

/** An answer that has come is pointed at no more. */
function showAnswered(field) {
  const item = field.closest?.("[data-answer].open");
  if (!item || !isSet(field)) return;
  field.closest(".part")?.querySelector(".fault")?.remove();
  item.classList.remove("open");
  item.querySelector(".fault").hidden = true;
}

/** Handed in, or over: what was typed here has arrived, or is needed no more. */
async function forgetAnswers() {
  if (document.querySelector("[data-over]")) localStorage.removeItem(await draftKey());
}

/** Browsers may refuse to store anything, and name a page without encryption no place for hashing. */
function canKeepAnswers() {
  try {
    return localStorage.length >= 0 && crypto.subtle !== undefined;
  } catch {
    return false;
  }
}

async function start() {
  const canKeep = canKeepAnswers();
  if (canKeep) forgetOldDrafts();
  if (!form) return canKeep ? forgetAnswers() : undefined;
  const texts = JSON.parse(form.dataset.texts);
  form.classList.add("scripted");
  sendFiles(form, texts);
  changeRows(form);
  // Enter in a field must not hand in.
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target.tagName === "INPUT") event.preventDefault();
  });
  form.addEventListener("input", (event) => {
    showAnswered(event.target);
    showProgress(form, texts);
  });
  document.querySelector("[data-summary]")?.focus();
  if (canKeep) await keepAnswers(form);
  showProgress(form, texts);
}

void start();
