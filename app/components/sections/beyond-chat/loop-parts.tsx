import { pointAt, STATIONS } from "~/components/sections/beyond-chat/stations";

/** One queue of three is open to the agent; the gate before the others is shut. */
function Permissions() {
  return (
    <>
      <path data-kind="data" d="M-430-90h100m-100 180h100m6-214v98m0 52v98" />
      <path
        className="loop__cases"
        d="M-400-99h24v18h-24zm36 0h24v18h-24zm-36 180h24v18h-24zm36 0h24v18h-24z"
      />
    </>
  );
}

/** The case waits for a person: the evidence, and two answers of the same size. */
function Approvals() {
  return (
    <>
      <path data-kind="action" d="M217 0h85" />
      <rect data-kind="action" x="302" y="-82" width="126" height="164" rx="14" />
      <path d="M320-56h60m-60 20h90m-90 20h74" />
      <path
        data-kind="action"
        d="M332 20h12a18 18 0 0 1 0 38h-12a18 18 0 0 1 0-38zm54 0h12a18 18 0 0 1 0 38h-12a18 18 0 0 1 0-38zm-55 19l5 5 9-10m41-1l12 12m0-12l-12 12"
      />
    </>
  );
}

/** The log of every station, around the agent and out of its reach. */
function AuditTrail() {
  return (
    <>
      <circle data-kind="ledger" r="262" />
      <circle className="loop__dots" data-kind="ledger" r="272" />
      {STATIONS.map(({ name, angle }) => (
        <g key={name} data-kind="ledger" transform={`rotate(${angle})`}>
          <path d="M217 0h38" />
          <circle cx="262" r="7" />
        </g>
      ))}
    </>
  );
}

/** The rollback: from the action to the state before it. */
function Rollback() {
  return (
    <>
      <path
        className="loop__dashes"
        data-kind="action"
        d={`M${pointAt(50, 232)}A232 232 0 0 0 ${pointAt(-50, 232)}`}
      />
      <path data-kind="action" transform={`translate(${pointAt(-50, 232)})`} d="M16-1L0 0l2 16" />
    </>
  );
}

/** At night: settled cases go round again, and one of them slips. */
function Evaluation() {
  return (
    <>
      <circle data-kind="data" r="82" />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((place) => (
        <rect
          key={place}
          data-kind={place === 1 ? "action" : "data"}
          transform={`rotate(${place * 30}) translate(82)`}
          x="-7"
          y="-9"
          width="14"
          height="18"
          rx="3"
        />
      ))}
      <path data-kind="data" d="M18 22A31 31 0 1 1 6-35a25 25 0 0 0 12 57z" />
    </>
  );
}

/** A case that does not fit goes to a clerk; the clerk's decision joins the settled cases. */
function HandingBack() {
  return (
    <>
      <path
        data-kind="action"
        d="M-122-170c-60-20-90-56-196-56m-34-46a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm-26 66q2-30 26-30t26 30"
      />
      <path className="loop__dots" data-kind="data" d="M-352-196c6 86 110 100 264 152" />
    </>
  );
}

/** In the order of the page's six items, each with the position of its number. */
export const PARTS = [
  { Part: Permissions, at: "-324 142" },
  { Part: Approvals, at: "302 -82" },
  { Part: AuditTrail, at: "0 -262" },
  { Part: Rollback, at: pointAt(30, 232) },
  { Part: Evaluation, at: "0 -82" },
  { Part: HandingBack, at: "-238 -214" },
] as const;
