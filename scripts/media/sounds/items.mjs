import { digest, sourceText } from "../source.mjs";
import { CODECS } from "./codecs.mjs";
import { families } from "./families.mjs";

const FOLDER = "scripts/media/sounds";

/** Every loop of sound. Its hash covers its family, the synthesiser and the encoders. */
export async function sounds() {
  const code = await sourceText(`${FOLDER}/synthesiser.mjs`, `${FOLDER}/codecs.mjs`);
  return Object.entries(families).map(([name, family]) => ({
    id: `sounds/${name}`,
    name,
    source: `${FOLDER}/families.mjs`,
    seed: family.seed,
    sourceHash: digest(JSON.stringify(family), code),
    files: CODECS.map(({ ending }) => `media/sounds/${name}.${ending}`),
  }));
}
