import { CalendarOff } from "lucide";
import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { type Officer, useOfficers } from "../../api/officers.ts";
import { hasRole, type Session, useOfficer } from "../../session/session.ts";
import { href } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { formatDay, formatList, roleWord } from "../../ui/format.ts";
import { ClosedPage } from "../../ui/closed-page.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { officerName, Person } from "../../ui/person.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { useAction } from "../../ui/use-action.ts";
import { AbsenceDialog } from "./absence-dialog.tsx";
import { OfficerPage } from "./officer-page.tsx";
import { StandingIn } from "./standing-in.tsx";
import { OFFICERS as TEXTS } from "./texts.ts";
import { WORK } from "./work-texts.ts";

/** Who works on cases here, or what one of them must hand over. */
export function OfficersScreen({ route }: ScreenProps) {
  const me = useOfficer();
  const [, officerId] = route.path;
  if (officerId === undefined) return <OfficerList />;
  if (mayReadWork(me)) return <OfficerPage key={officerId} officerId={officerId} />;
  return <ClosedPage title={TEXTS.title} crumb={[TEXTS.title, "#/officers"]} notice={WORK.notYours} />;
}

const mayReadWork = (officer: Session): boolean => hasRole(officer, "compliance_manager") || hasRole(officer, "mlro");

/** Who is away until when, and who has their work meanwhile. */
function OfficerList() {
  const me = useOfficer();
  const officers = useOfficers();
  const [absentee, setAbsentee] = useState<string | null>(null);
  const [uncovered, setUncovered] = useState<readonly string[]>([]);
  const end = useAction(async (id: string) => {
    const params = { path: { officer_id: id } };
    await answer(api.DELETE("/api/officers/{officer_id}/absence", { params }));
    await officers.reload();
  });
  const own = officers.data?.find(({ officer_id }) => officer_id === me.officer_id);
  return (
    <div class="stack">
      <PageHead title={TEXTS.title}>
        <button type="button" class="button primary" onClick={() => setAbsentee(me.officer_id)}>
          <Icon of={CalendarOff} />
          {own?.absence ? TEXTS.changeMine : TEXTS.recordMine}
        </button>
      </PageHead>
      <p class="muted lead">{TEXTS.about}</p>
      <StandingIn officers={officers.data ?? []} />
      {uncovered.length > 0 && <Notice tone="warning">{TEXTS.uncovered(formatList(uncovered))}</Notice>}
      {end.failure && <Notice tone="danger">{end.failure}</Notice>}
      <ResourceView of={officers} lines={6}>
        {(all) =>
          all.length === 0 ? (
            <Empty>{TEXTS.empty}</Empty>
          ) : (
            <OfficerTable
              officers={all}
              mayReadWork={mayReadWork(me)}
              mayChange={(id) => id === me.officer_id || hasRole(me, "compliance_manager")}
              isBusy={end.busy}
              onRecord={setAbsentee}
              onEnd={(id) => void end.run(id)}
            />
          )
        }
      </ResourceView>
      {absentee !== null && (
        <AbsenceDialog
          officerId={absentee}
          isMine={absentee === me.officer_id}
          onClose={() => setAbsentee(null)}
          onDone={async (without) => {
            setUncovered(without);
            await officers.reload();
            setAbsentee(null);
          }}
        />
      )}
    </div>
  );
}

interface TableProps {
  readonly officers: readonly Officer[];
  readonly mayReadWork: boolean;
  readonly mayChange: (officerId: string) => boolean;
  readonly isBusy: boolean;
  readonly onRecord: (officerId: string) => void;
  readonly onEnd: (officerId: string) => void;
}

const OfficerTable = ({ officers, mayReadWork: hasWork, mayChange, isBusy, onRecord, onEnd }: TableProps) => (
  <TableBox label={TEXTS.title}>
    <table class="table cards boxed">
      <TableHead columns={TEXTS.columns} />
      <tbody>
        {officers.map(({ officer_id: id, standing, roles, last_seen, absence }) => (
          <tr key={id}>
            <th scope="row" class="breaks">
              <span class="row">
                <Person id={id} />
                <span>
                  {hasWork ? <a href={href("officers", id)}>{officerName(id)}</a> : officerName(id)}{" "}
                  {officerName(id) !== id && <span class="muted small">{id}</span>}{" "}
                  {(standing === "deactivated" || standing === "unknown") && (
                    <span class="tag warn">{WORK.tags[standing]}</span>
                  )}
                </span>
              </span>
            </th>
            <td data-label={TEXTS.columns[1]}>
              {roles === null ? TEXTS.rolesUnknown : formatList(roles.map(roleWord))}
            </td>
            <td data-label={TEXTS.columns[2]}>{formatDay(last_seen)}</td>
            <td class="breaks" data-label={TEXTS.columns[3]}>
              {absence === null ? (
                <span class="muted">{TEXTS.none}</span>
              ) : (
                TEXTS.absent(formatDay(absence.from), formatDay(absence.until), officerName(absence.substitute))
              )}
            </td>
            <td>
              {mayChange(id) && (
                <span class="row">
                  <button
                    type="button"
                    class="link"
                    aria-label={`${absence === null ? TEXTS.record : TEXTS.change}: ${id}`}
                    onClick={() => onRecord(id)}
                  >
                    {absence === null ? TEXTS.record : TEXTS.change}
                  </button>
                  {absence !== null && (
                    <button
                      type="button"
                      class="link"
                      aria-label={`${TEXTS.end}: ${id}`}
                      disabled={isBusy}
                      onClick={() => onEnd(id)}
                    >
                      {TEXTS.end}
                    </button>
                  )}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableBox>
);
