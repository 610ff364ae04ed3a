import type { Officer } from "../../api/officers.ts";
import { useOfficer } from "../../session/session.ts";
import { formatDay, formatList } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { isAway } from "./away.ts";
import { OFFICERS as TEXTS } from "./texts.ts";

/** Whose work comes to the officer who is signed in, as long as they are away. */
export function StandingIn({ officers }: { readonly officers: readonly Officer[] }) {
  const me = useOfficer();
  const absent = officers.flatMap(({ officer_id, absence }) =>
    absence !== null && absence.substitute === me.officer_id && isAway(absence)
      ? [TEXTS.standingIn(officer_id, formatDay(absence.until))]
      : [],
  );
  return absent.length === 0 ? null : <Notice>{TEXTS.theirWork(formatList(absent))}</Notice>;
}
