import type { IndustryContent } from "~/content/types/pages/industry";

export const healthcare = {
  kind: "industry",
  url: "/healthcare-service",
  name: "Healthcare",
  meta: {
    title: "Healthcare",
    description:
      "Give clinicians back part of their evening and bed managers a day's notice. See where AI helps a hospital, and where it stops.",
  },
  head: {
    heading: "For clinicians, coders and bed managers",
    lead: "Much of a clinical shift is spent at a screen or on hold. That is the part we work on: notes, codes, bed lists and records, all processed in your own tenancy. Diagnosis stays with the people licensed to make it.",
  },
  card: {
    title: "Healthcare",
    description:
      "Beds planned around real discharges, letters ready for a doctor's signature, and vaccine batches whose temperature history a pharmacist can defend.",
    image: "industries/healthcare/overview",
    alt: "A hospital ward with rows of beds, monitors and a nurses' station",
    url: "/healthcare-service",
  },
  blocks: [
    {
      image: "industries/healthcare/patient-flow",
      alt: "A hospital ward with some beds marked free and a line leading patients to the exit",
      title: "Beds matched to real discharges",
      description:
        "Part of every morning's discharge list is hope. From orders, results and what is still outstanding, down to the bag from the pharmacy, a model estimates when each patient is likely to go home. The bed manager sees which ward will run short, and whom to ring about it first.",
      features: {
        title: "Benefits",
        benefits: [
          "See tomorrow's shortfall ward by ward",
          "Chase the one item delaying a discharge",
          "Place emergency arrivals with fewer moves",
          "Plan surgery lists against expected beds",
        ],
      },
    },
    {
      image: "industries/healthcare/clinical-notes",
      alt: "A doctor and a patient at a bedside, their speech becoming lines on a record",
      title: "Notes drafted before the next patient",
      description:
        "With the patient's agreement, the consultation is transcribed and set out as history, findings and plan. Speech models mishear drug names, so every drug and dose is marked for checking against what was said. The doctor corrects the draft and signs it, and the pile of letters no longer follows her home.",
      features: {
        title: "Benefits",
        benefits: [
          "Letters ready to sign the same day",
          "Doses highlighted for a second look",
          "Follow-up orders prepared for approval",
          "Audio erased on your retention schedule",
        ],
      },
    },
    {
      image: "industries/healthcare/imaging-triage",
      alt: "A scanner in a hospital room and a row of scans with one raised above the others",
      title: "The urgent scan, read first",
      description:
        "A head scan with a suspected bleed can sit in the worklist behind routine follow-ups. Software cleared for that use in your country looks at each study as it arrives and proposes an order. The radiologist reads them all, including those it moved down, and we count how often the two disagree.",
      features: {
        title: "Benefits",
        benefits: [
          "Suspected bleeds moved up the worklist",
          "Waiting times shown for routine studies",
          "Accuracy tracked for each scanner and site",
          "Disagreements sent to the clinical safety officer",
        ],
      },
    },
    {
      image: "industries/healthcare/claims-coding",
      alt: "A discharge summary on a desk, one of its sentences tied to a billing code",
      title: "Claims coded from the evidence",
      description:
        "The discharge summary says chest infection; the payer wants a code, and proof. An agent suggests codes from the notes and results, and quotes the sentence behind each. None is put forward because it pays better. What the record does not support goes back to the ward as a question from the coder.",
      features: {
        title: "Benefits",
        benefits: [
          "A quoted sentence behind each code",
          "A question to the ward before billing",
          "A cause recorded for each rejected claim",
          "A warning for codes set too high or low",
        ],
      },
    },
    {
      image: "industries/healthcare/cold-chain",
      alt: "A vaccine fridge in a hospital and a van, joined by one temperature line",
      title: "Vaccines with a temperature record",
      description:
        "When a fridge alarm sounds at the weekend, the pharmacist has to discard the stock or defend it. Loggers in fridge, van and clinic now write to one record that shows tampering, and each excursion is set against the manufacturer's stability data. On Monday she releases or rejects batch by batch, with evidence.",
      features: {
        title: "Benefits",
        benefits: [
          "No batch discarded for lack of evidence",
          "No gap in the log smoothed over",
          "No handover accepted without a name",
          "No recall wider than the batches exposed",
        ],
      },
    },
    {
      image: "industries/healthcare/consent-records",
      alt: "Two hospitals sharing a record through a ledger, with a consent switch between them",
      title: "Consent that follows the record",
      description:
        "Suppose a patient shares her results with a research registry, then changes her mind. Her decision is written to a shared ledger that holds permissions and access events, never clinical data, and every later request is checked against it. The records officer can tell her who opened what, and on whose authority.",
      features: {
        title: "Benefits",
        benefits: [
          "Refusals honoured by every connected hospital",
          "Access history written in plain words",
          "Emergency overrides reviewed the next day",
          "Research requests limited to the agreed purpose",
        ],
      },
    },
  ],
} satisfies IndustryContent;
