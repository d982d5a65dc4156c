// How alike the sentences of the copy are.

/** Words that carry a sentence's build; every run of others counts as one gap. */
const FRAME = new Set(
  `a an the this that these those it its they their them she her he his you your we our us one two each every no not all any
   some most more less fewer than and or but nor so yet if when while where who whom whose which what why how before after until
   since because as by for from in into of off on out over to under up with within without about against at between through
   is are was were be been has have had do does did can could may might must should will would there here then now already
   only still also too than once nothing nobody somebody someone anything`
    .split(/\s+/)
    .filter(Boolean),
);

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+(?=["“]?[A-Z0-9])/).filter(Boolean);

/** A sentence with its own words left out: "A _ reads the _" and "A _ _" are one shape only if their frames are. */
export function skeletonOf(sentence: string): string {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}'’-]+|[,:;?]/gu) ?? [];
  return words
    .map((word) => (FRAME.has(word) || /^[,:;?]$/.test(word) ? word : "_"))
    .filter((word, index, all) => word !== "_" || all[index - 1] !== "_")
    .join(" ");
}

/** Skeletons that more than `limit` sentences share. Those with fewer than five parts are plain grammar. */
export function repeatedSkeletons(sentences: readonly string[], limit = 3): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const sentence of sentences) {
    const skeleton = skeletonOf(sentence);
    groups.set(skeleton, [...(groups.get(skeleton) ?? []), sentence]);
  }
  return [...groups]
    .filter(([skeleton, all]) => all.length > limit && skeleton.split(" ").length >= 5)
    .sort(([, left], [, right]) => right.length - left.length);
}

const ROLES =
  "adjuster|administrator|adviser|advisor|agent|analyst|associate|auditor|banker|buyer|captain|carer|caseworker|chemist|clerk|clinician|colleague|controller|coordinator|counsel|crew|dentist|developer|director|dispatcher|doctor|driver|editor|employee|engineer|examiner|expert|foreman|forester|forwarder|handler|head|inspector|investigator|lawyer|lead|leader|librarian|manager|mechanic|merchandiser|nurse|officer|operator|owner|people|person|pharmacist|pilot|planner|radiologist|registrar|reviewer|specialist|staff|steward|supervisor|surveyor|team|technician|teller|trader|treasurer|underwriter|valuer|worker";
const ACTOR = new RegExp(
  `^(?:(?:The|A|An|Your|Each|Every) (?:[\\p{L}'’-]+ ){0,3}?(?:${ROLES})s?|She|He|They) [a-z]`,
  "u",
);

/** Whether a text's last sentence says what a member of the staff does. */
export const endsOnAnAct = (text: string): boolean => ACTOR.test(sentencesOf(text).at(-1) ?? "");

/** Whether a benefit is a noun with its participle: "Reasons stated in plain words". */
export const isNounAndParticiple = (benefit: string): boolean =>
  /^(?:[\p{L}'’-]+ ){1,4}?(?:\p{L}+ed|shown|kept|known|read|held|found|made|sent|paid|drawn|written|given|seen|caught|set|put|bought|sold|built|met|taken|chosen|run|told|cut|lost|spent|left)(?= |$)/u.test(
    benefit,
  ) && !/^(?:No|Fewer|Less|More|Know|See|Hold|Find|Keep|Fund)\b/.test(benefit);
