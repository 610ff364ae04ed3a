import { DomainError, type FieldError } from "../platform/errors.ts";
import { type FormFile, type FormHandler, streamForm } from "./form-stream.ts";

const FIELD_MAX_BYTES = 1_024;

/** A form of text fields and one file. */
export interface FormSpec {
  readonly fields: readonly string[];
  /** Fields that may be absent. */
  readonly optionalFields?: readonly string[];
  /** 1,024 unless stated. */
  readonly fieldMaxBytes?: number;
  readonly fileField: string;
  readonly fileMaxBytes: number;
  /** Receives the file in chunks. A failure ends the reading. */
  readonly onFile: (file: FormFile) => Promise<void>;
}

export interface ReadForm {
  /** The requested text fields by name. */
  readonly fields: ReadonlyMap<string, string>;
  /** The file's description; its bytes are consumed. */
  readonly file: FormFile;
}

/**
 * Reads a form of these fields and one file, in either order.
 * @throws DomainError `malformed_request`, `payload_too_large`, `validation_failed`, `unknown_field`, or what
 *   `onFile` throws.
 */
export async function readForm(request: Request, spec: FormSpec): Promise<ReadForm> {
  const form = new StrictForm(spec);
  await streamForm(request, form);
  return { fields: form.fields, file: form.completeFile() };
}

class StrictForm implements FormHandler {
  readonly limits;
  readonly fields = new Map<string, string>();
  readonly #spec: FormSpec;
  readonly #faults: FieldError[] = [];
  #file: FormFile | null = null;

  constructor(spec: FormSpec) {
    this.#spec = spec;
    const { fileMaxBytes, fieldMaxBytes = FIELD_MAX_BYTES } = spec;
    this.limits = { fileMaxBytes, files: 1, fields: 8, fieldMaxBytes };
  }

  field(name: string, value: string, truncated: boolean): void {
    if (name === this.#spec.fileField) return this.#fault(name, "not_a_file", "This must be a file.");
    if (![...this.#spec.fields, ...(this.#spec.optionalFields ?? [])].includes(name))
      return this.#fault(name, "unknown_field", "This field does not exist.");
    if (truncated) return this.#fault(name, "too_long", `At most ${this.limits.fieldMaxBytes} bytes.`);
    if (this.fields.has(name)) return this.#fault(name, "repeated", "This field was sent twice.");
    this.fields.set(name, value);
  }

  async file(file: FormFile): Promise<void> {
    if (file.name !== this.#spec.fileField) this.#fault(file.name, "unknown_field", "This field does not exist.");
    this.#file = file;
    await this.#spec.onFile(file);
  }

  tooLarge(): void {
    throw new DomainError("payload_too_large", `The file is larger than ${this.#spec.fileMaxBytes} bytes.`);
  }

  tooManyFiles(): void {
    this.#fault(this.#spec.fileField, "too_many", "Send one file a request.");
  }

  /** @throws DomainError for an invalid form; otherwise the file is there. */
  completeFile(): FormFile {
    const { fields, fileField } = this.#spec;
    const missing = [...fields.filter((name) => !this.fields.has(name)), ...(this.#file ? [] : [fileField])];
    for (const name of missing) {
      if (!this.#faults.some(({ path }) => path === name)) this.#fault(name, "required", "This field is required.");
    }
    if (this.#file && this.#faults.length === 0) return this.#file;
    const onlyUnknown = this.#faults.every(({ code }) => code === "unknown_field");
    throw new DomainError(onlyUnknown ? "unknown_field" : "validation_failed", "The form is not valid.", {
      errors: this.#faults,
    });
  }

  #fault(path: string, code: string, message: string): void {
    this.#faults.push({ path, code, message });
  }
}
