/** Stands for a person, whose name is written beside it. */
export function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      title={name}
      className="grid size-8 place-items-center rounded-full bg-registry-wash text-sm font-semibold text-registry-ink ring-2 ring-paper"
    >
      {initialsOf(name)}
    </span>
  );
}

/** Of the first name and the last; the first sign alone of a single one. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '?', last] = words.length > 1 ? [words[0], words.at(-1)] : words;
  return [first, last]
    .map((word) => (word ? Array.from(word)[0] : ''))
    .join('')
    .toUpperCase();
}
