import { Sheet } from "~/components/sections/specimens/sheet";
import type { RunbookContents } from "~/content/types/specimens";

export function RunbookSheet({ chapters, ...paper }: RunbookContents) {
  return (
    <Sheet {...paper}>
      <ol className="sheet__chapters">
        {chapters.map(({ title, sections }) => (
          <li key={title}>
            <h4>{title}</h4>
            <ul>
              {sections.map((section) => (
                <li key={section.title}>
                  <span>{section.title}</span> <span>{section.page}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
