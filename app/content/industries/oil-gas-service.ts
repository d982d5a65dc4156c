import type { IndustryContent } from "~/content/types/pages/industry";

export const oilGas = {
  kind: "industry",
  url: "/oil-gas-service",
  name: "Oil and gas",
  meta: {
    title: "Oil and gas",
    description:
      "Hear about the failing pump before it trips, and settle partner accounts while people still remember the job.",
  },
  head: {
    heading: "Wells, plant and the partner account",
    lead: "An operator records nearly everything and has time to act on a small part of it. We take one decision, such as which pump to pull first, and build the pilot on your own historian and work orders.",
  },
  card: {
    title: "Oil and gas",
    description:
      "Pumps watched between visits, flare stacks checked from the ground, and a venture ledger that every partner reads from the same page.",
    image: "industries/oil-gas/overview",
    alt: "A refinery with columns, storage tanks and pumps joined by pipework",
    url: "/oil-gas-service",
  },
  blocks: [
    {
      image: "industries/oil-gas/well-monitoring",
      alt: "Two wellhead pumps beside a refinery, with a pressure trace that dips for one of them",
      title: "Pumps that show early strain",
      description:
        "Electrical submersible pumps show strain in motor current and intake pressure before they trip. The trick is to know what is normal for each well, and when the gauge itself is lying. The production engineer starts her shift with a short list of wells and the curves that moved.",
      features: {
        title: "Benefits",
        benefits: [
          "Wells ranked by the production at risk",
          "Workovers planned ahead of the trip",
          "Gauge faults told apart from pump wear",
          "Alarm limits set well by well",
        ],
      },
    },
    {
      image: "industries/oil-gas/drone-inspection",
      alt: "A drone circling a flare stack at a refinery, with patches of rust outlined",
      title: "Flare stacks inspected from photographs",
      description:
        "Nobody should climb a flare stack to look for what a photograph already shows. Image models go through the drone footage, mark corrosion and missing bolts, and pin each mark to the structure's drawing. The inspector rules on every finding. Wall thickness still needs an ultrasonic probe, and a person to hold it.",
      features: {
        title: "Benefits",
        benefits: [
          "Every finding pinned to its drawing",
          "Every patch compared with the last flight",
          "Every climb reserved for work by hand",
        ],
      },
    },
    {
      image: "industries/oil-gas/turnaround-planning",
      alt: "A refinery column wrapped in scaffolding beside a chart of overlapping work bars",
      title: "A turnaround scope you can defend",
      description:
        "Turnaround work lists collect years of notifications, inspection findings and the same leaking valve under several names. An agent merges repeats, ties each job to its equipment history and drafts the critical path. At the scope freeze, the turnaround manager can show which jobs earned their place and which can wait.",
      features: {
        title: "Benefits",
        benefits: [
          "Remove duplicate jobs before the freeze",
          "Order long-lead parts while there is time",
          "Link each job to the finding behind it",
          "Test a late addition against the critical path",
        ],
      },
    },
    {
      image: "industries/oil-gas/permit-documents",
      alt: "A work permit beside refinery pipework, one line tied to a closed valve",
      title: "Permits checked against the plant",
      description:
        "A hot-work permit refers to a drawing, an isolation list and a gas test, and somebody has to notice when they disagree. The assistant compares them, looks at what else is open nearby and points to the clash. It cannot sign. The issuing authority still walks the job, with better questions.",
      features: {
        title: "Benefits",
        benefits: [
          "Clashing permits caught before the morning meeting",
          "Isolation points matched to the current drawing",
          "Procedure clauses quoted with revision and page",
          "Shift handovers drafted from the permits still open",
        ],
      },
    },
    {
      image: "industries/oil-gas/measured-emissions",
      alt: "Tanks and a flare at a refinery, with a camera outlining a plume from one flange",
      title: "Emissions measured at the flange",
      description:
        "Many methane inventories still multiply a count of valves by a published factor. We set that estimate against camera surveys, flow meters and satellite passes, and state the uncertainty, because a plume in shifting wind is hard to size. The site supervisor gets a work order that says which flange.",
      features: {
        title: "Benefits",
        benefits: [
          "Repair orders with a location and a date",
          "Leak rates with their margin of error",
          "Flare volumes from meters, event by event",
          "Annual reports with a reading behind each line",
        ],
      },
    },
    {
      image: "industries/oil-gas/joint-venture-ledger",
      alt: "Three partner offices around a refinery, linked to one shared ledger of charges",
      title: "A venture ledger partners share",
      description:
        "Audit queries on a joint interest billing tend to arrive long after the crew has gone home. Posted to a shared ledger, a charge carries its approval, its contract and its split under the operating agreement from the first day. The non-operating partner's accountant asks while the foreman still remembers the job.",
      features: {
        title: "Benefits",
        benefits: [
          "Splits calculated from the operating agreement",
          "Approvals stored with the charge they cover",
          "Entries visible only to that venture's partners",
          "Audits run on a record both sides hold",
        ],
      },
    },
  ],
} satisfies IndustryContent;
