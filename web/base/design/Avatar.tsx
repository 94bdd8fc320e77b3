import { useState } from 'react';
import { pathHere } from './picture-address.ts';

const SIZES = {
  small: 'size-8 text-sm',
  normal: 'size-10',
  large: 'size-24 text-4xl',
};

interface AvatarProps {
  name: string;
  src: string | null | undefined;
  size?: keyof typeof SIZES;
  /** Two initials and a ring tell people apart who stand half behind each other. */
  isOneOfMany?: boolean;
}

/** Shows the initial where there is no picture or it fails. */
export function Avatar({ name, src, size = 'small', isOneOfMany = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const ring = isOneOfMany ? 'ring-2 ring-paper' : '';
  const frame = `shrink-0 rounded-full ${SIZES[size]} ${ring}`;
  if (src && src !== failed) {
    return (
      <img
        src={pathHere(src)}
        alt=""
        title={isOneOfMany ? name : undefined}
        decoding="async"
        onError={() => setFailed(src)}
        className={`bg-sunk object-cover ${frame}`}
      />
    );
  }
  return (
    <span
      aria-hidden
      title={isOneOfMany ? name : undefined}
      className={`grid place-items-center bg-registry-wash font-semibold text-registry-ink ${isOneOfMany ? '' : 'font-fraunces'} ${frame}`}
    >
      {isOneOfMany ? initialsOf(name) : firstSign(name).toUpperCase()}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '?', last] = words.length > 1 ? [words[0], words.at(-1)] : words;
  return [first, last]
    .map((word) => firstSign(word ?? ''))
    .join('')
    .toUpperCase();
}

function firstSign(word: string): string {
  return Array.from(word)[0] ?? '';
}
