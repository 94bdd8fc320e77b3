import type { Kind } from '../design/kinds.ts';
import { Picture } from '../design/Picture.tsx';

interface ListPicturesProps {
  kind: Kind;
  pictures: readonly { url: string; sizes: string | null }[];
}

const PLACES: Record<number, readonly string[]> = {
  1: ['col-span-4 row-span-2'],
  2: ['col-span-4 sm:col-span-2 sm:row-span-2', 'col-span-4 sm:col-span-2 sm:row-span-2'],
  3: ['col-span-4 sm:col-span-2 sm:row-span-2', 'col-span-2', 'col-span-2'],
  4: ['col-span-2 sm:row-span-2', 'col-span-2 sm:col-span-1', 'col-span-2 sm:col-span-1', 'col-span-2'],
};

export function ListPictures({ kind, pictures }: ListPicturesProps) {
  const places = PLACES[pictures.length];
  if (!places) return <Picture src={null} alt="" kind={kind} shape="cell" />;
  return (
    <div className="grid size-full grid-cols-4 grid-rows-2 gap-1">
      {pictures.map(({ url, sizes }, index) => (
        <div key={url} className={`min-h-0 min-w-0 ${places[index]}`}>
          <Picture
            src={url}
            sources={sizes ? { srcSet: sizes, sizes: '(min-width: 40rem) 200px, 112px' } : null}
            alt=""
            kind={kind}
            shape="cell"
          />
        </div>
      ))}
    </div>
  );
}
