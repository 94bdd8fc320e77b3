import { displayText } from '#rules/base/text/display-text';
import { type Kind, lookOf } from '../../base/design/kinds.ts';
import { ListPictures } from '../../base/page/ListPictures.tsx';

interface ListFaceProps {
  kind: Kind;
  pictures: readonly { url: string; sizes: string | null }[];
  titles: readonly string[];
}

/** A list is known by its pictures; without any, by what is written on it, where there is room to read it. */
export function ListFace({ kind, pictures, titles }: ListFaceProps) {
  if (pictures.length > 0 || titles.length === 0) return <ListPictures kind={kind} pictures={pictures} />;
  const { icon: Icon, wash, text } = lookOf(kind);
  return (
    <>
      <div aria-hidden className={`grid size-full place-items-center rounded-control sm:hidden ${wash} ${text}`}>
        <Icon className="size-7" />
      </div>
      <div className={`size-full overflow-hidden rounded-control ps-15 pe-4 pt-3 max-sm:hidden ${wash}`}>
        <ul className="grid h-full content-start rounded-t-control bg-card px-3.5 py-2 text-sm shadow-card">
          {titles.map((title, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two things may have one name, and none keeps a state
            <li key={place} className="flex min-w-0 items-center gap-2 py-0.5">
              <span aria-hidden className={`size-2.5 shrink-0 rounded-full border border-current ${text}`} />
              <span dir="auto" className="truncate">
                {displayText(title)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
