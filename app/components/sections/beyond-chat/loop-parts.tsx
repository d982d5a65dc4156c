/** The loop's radius; its centre is 0, 0. */
export const LOOP = 190;

/** The steps of a case, clockwise. `angle` is in degrees from three o'clock. */
export const STATIONS = [
  { name: "Take", angle: 180, label: "-122 0", glyph: "M-10 2h5l2 4h6l2-4h5m-20 0l3-9h14l3 9v7h-20z" },
  { name: "Read", angle: 240, label: "-72 -118", glyph: "M-6-9h9l5 5V9H-6zm4 8h6m-6 5h6" },
  { name: "Propose", angle: 300, label: "64 -118", glyph: "M-8 8l2-6L4-8l4 4L-2 6zM1-5l4 4" },
  { name: "Ask", angle: 0, label: "128 0", glyph: "M-5-4a5 5 0 1 1 7 5q-2 1-2 3m0 5h0" },
  { name: "Act", angle: 60, label: "78 118", glyph: "M2-10L-7 2h6l-3 8L7-3H1z" },
  { name: "Record", angle: 120, label: "-68 118", glyph: "M-8-9H8V9H-8zm5 0V9m4-12h3m-3 5h3" },
] as const;

/** A point of a circle, as "x y". */
export function pointAt(angle: number, radius: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${Math.round(radius * Math.cos(radians))} ${Math.round(radius * Math.sin(radians))}`;
}

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

function AuditTrail() {
  return (
    <>
      <circle data-kind="ledger" r="262" />
      <circle strokeDasharray="1 10" data-kind="ledger" r="272" />
      {STATIONS.map(({ name, angle }) => (
        <g key={name} data-kind="ledger" transform={`rotate(${angle})`}>
          <path d="M217 0h38" />
          <circle cx="262" r="7" />
        </g>
      ))}
    </>
  );
}

function Rollback() {
  return (
    <>
      <path
        strokeDasharray="8 9"
        data-kind="action"
        d={`M${pointAt(50, 232)}A232 232 0 0 0 ${pointAt(-50, 232)}`}
      />
      <path data-kind="action" transform={`translate(${pointAt(-50, 232)})`} d="M16-1L0 0l2 16" />
    </>
  );
}

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

function HandingBack() {
  return (
    <>
      <path
        data-kind="action"
        d="M-122 170c-60 20-90 66-196 66m-34-46a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm-26 66q2-30 26-30t26 30"
      />
      <path strokeDasharray="1 10" data-kind="data" d="M-352 178c6-86 110-80 264-134" />
    </>
  );
}

/** In the order of the page's items, clockwise from the left: `at` places the number, `detail` is the view box of the item's detail. */
export const PARTS = [
  { Part: Permissions, at: "-324 -142", detail: "-486 -177 468 354" },
  { Part: Approvals, at: "302 -82", detail: "121 -139 349 262" },
  { Part: AuditTrail, at: pointAt(15, 262), detail: "-265 -318 530 398" },
  { Part: Rollback, at: pointAt(42, 232), detail: "-138 -260 676 520" },
  { Part: Evaluation, at: "0 82", detail: "-175 -133 349 262" },
  { Part: HandingBack, at: "-230 222", detail: "-427 33 408 306" },
] as const;
