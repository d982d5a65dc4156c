import { Picture } from "~/components/ui/picture";
import type { MissionCard } from "~/content/types/single-pages";

export function Mission({ cards }: { cards: readonly MissionCard[] }) {
  return (
    <ol className="mission columns">
      {cards.map(({ title, description, image, alt, cardColor }) => (
        <li
          className={cardColor === "dark" ? "theme-dark" : "theme-light"}
          data-color={cardColor}
          key={title}
        >
          <Picture image={image} alt={alt} sizes="(width >= 64em) 31vw, 100vw" small />
          <div className="stack">
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
