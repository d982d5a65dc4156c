import type { IndustryContent } from "~/content/types/collection";
import type { CaseDraft } from "~/content/types/specimens";

const draft: CaseDraft = {
  process: "Forecasts of discharges",
  cases: "every patient who leaves by two in the afternoon, or is named for it, on the wards of the pilot",
  measure: "discharges by two that the list of ten o'clock had named, of all that happened",
  floor: "at least four in five of the patients named leave by two",
};

export const healthcare = {
  kind: "industry",
  url: "/healthcare-service",
  name: "Healthcare",
  menuDescription: "Beds, notes, coding, consent",
  meta: {
    title: "AI and data for hospitals",
    description:
      "AI for hospitals, from beds planned around real discharges to vaccines released on evidence. Diagnosis stays with the clinician.",
  },
  head: {
    heading: "AI for the paperwork of care",
    lead: "Diagnosis stays with the people licensed to make it. We build AI for what surrounds it, in your own tenancy and over FHIR where your systems speak it. Where the law asks for a medical device, we connect a certified one.",
  },
  card: {
    title: "Healthcare",
    description:
      "Part of the morning's discharge list is hope; a forecast names the scan or pharmacy bag that a bed waits for.",
    image: "industries/healthcare/overview",
    alt: "A hospital ward with rows of beds, monitors and a nurses' station",
    url: "/healthcare-service",
  },
  request: {
    heading: "What was the bed waiting for?",
    lead: "When was the patient fit to leave, when was the bed free, what lay between? One bed is enough to begin with; write nothing that identifies the patient.",
    button: "Follow one bed",
    placeholder: "On one of our wards a bed was held up by…",
  },
  blocks: [
    {
      layout: "table",
      rows: [
        ["The model estimates", "When each patient is likely to leave, with a margin"],
        ["A ward overrules", "Any line: circumstances at home are outside the model's view"],
        ["The site manager decides", "Whom to move and which list to postpone"],
        ["Fitness to leave", "A clinical judgement"],
      ],
      image: "industries/healthcare/patient-flow",
      alt: "A hospital ward with some beds marked free and a line leading patients to the exit",
      title: "Beds and real discharges",
      description: [
        "Part of every morning's discharge list is hope. Wards write down who might go home and the bed office adds it up; by early afternoon some are still waiting for a scan, a pharmacy bag or a daughter with a car, and the emergency department holds patients on trolleys.",
        "A model reads each patient's orders and results, and names the one item that holds up a discharge. It sets each ward's sum against planned admissions and that day's usual arrivals.",
        `Over 8 weeks the measure is read week by week: ${draft.measure}. So that nobody is named on a hope, ${draft.floor}. Night moves are watched, and so are hours of waiting after the decision to admit.`,
      ],
      draft,
      features: {
        title: "Benefits",
        benefits: [
          "Shorter waits between emergency department and ward",
          "Operations that go ahead on the day",
          "Patients move at night only in real need",
          "One call to free a bed, and who to ring",
        ],
      },
    },
    {
      image: "industries/healthcare/clinical-notes",
      alt: "A doctor and a patient at a bedside, their speech becoming lines on a record",
      title: "Clinical notes before the next patient",
      description:
        "Before: the consultation, then the typing, then the letters at home. After: with the patient's agreement the conversation is transcribed, and findings and plan stand in the record as a draft when the door closes. In NHS England's guidance (2025, second version in spring 2026) a scribe that summarises is likely to be a medical device, so we integrate a certified one and test it in your own clinics. Speech models mishear drug names and doses; those stay highlighted until the clinician has checked each against the audio and signed.",
      features: {
        title: "Benefits",
        benefits: [
          "Clinicians get their evenings back",
          "Letters go out the same day",
          "Audio is gone when your retention period ends",
        ],
      },
    },
    {
      image: "industries/healthcare/imaging-triage",
      alt: "A scanner in a hospital room and a row of scans with one raised above the others",
      title: "Urgent scans read first",
      description:
        "Head scans with a suspected bleed can sit behind routine follow-ups. Software that reorders such a list is a medical device, so we do not write it: we help you choose a product certified for the purpose, and test it. Radiologists read every study; disagreements are counted for each scanner and site.",
      features: {
        title: "Benefits",
        benefits: [
          "Urgent bleeds gain minutes",
          "Routine studies have a longest wait",
          "A new scanner that upsets the product shows early",
        ],
      },
    },
    {
      image: "industries/healthcare/claims-coding",
      alt: "A discharge summary on a desk, one of its sentences tied to a billing code",
      title: "Claims coded from the evidence",
      description:
        "“Chest infection”, says the discharge summary, for which the catalogue has dozens of codes. From notes and results an agent suggests the one they support and quotes the sentence behind it. It does not offer the better-paid neighbour unless the notes bear it out; that would be upcoding. Anything unclear goes back to the ward as a question, before the bill.",
      features: {
        title: "Benefits",
        benefits: [
          "Claims arrive with their evidence",
          "Cash comes in earlier",
          "Payment matches the treatment given",
          "Every denial has its cause on file",
        ],
      },
    },
    {
      image: "industries/healthcare/cold-chain",
      alt: "A vaccine fridge in a hospital and a van, joined by one temperature line",
      title: "Vaccines with a temperature record",
      description:
        "When the fridge alarm sounds at the weekend, the stock goes into quarantine: that is procedure and stays so. Then comes the slow part. Was the door open for a minute, or the compressor off for a night? Readings from fridge and van stand in one tamper-evident record, beside the manufacturer's stability data. Batch by batch the responsible pharmacist decides; recalls remain a matter for the manufacturer and the regulator.",
      features: {
        title: "Benefits",
        benefits: [
          "Sound stock goes back into use",
          "Pharmacists decide in hours, with the evidence attached",
          "Inspectors find a file that is ready",
        ],
      },
    },
    {
      image: "industries/healthcare/consent-records",
      alt: "Two hospitals sharing a record through a ledger, with a consent switch between them",
      title: "Consent across hospitals",
      description: [
        "What a patient has allowed, and who has looked, are personal data in themselves. Permissions and access log therefore stay in the hospitals' own systems, where they can be corrected. Even a hash can be personal data (EDPB guidelines 02/2025, a draft as of November 2026), so a shared ledger carries keyed fingerprints only, and erasing an entry destroys its key.",
        "Withdrawals reach every connected hospital before the next request. Care itself seldom rests on consent under the GDPR, and for research from 2029 the European Health Data Space (2025/327) brings a right to opt out; your data protection officer decides what such consent covers.",
      ],
      features: {
        title: "Benefits",
        benefits: [
          "Research extracts honour every refusal",
          "One reply settles a patient's question about access",
          "Someone reviews each emergency override the next day",
          "Permissions can be proved years later",
        ],
      },
    },
  ],
} satisfies IndustryContent;
