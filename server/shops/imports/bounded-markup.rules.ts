import { Parser, type ParserOptions } from 'htmlparser2';
import { UnreadableFile } from './found-file.rules.ts';

/** Elements in each other: no page or document has more, and each closing tag costs the parser a look at all that are open. */
export const MOST_NESTED = 500;

/** Looks at open elements for closing tags that fit none of them: about a tenth of a second. */
const MOST_LOOKS = 10_000_000;

/** Between two counts of such tags, in characters. */
const PIECE = 16_384;

export interface MarkupListener {
  /** The depth counts from 1. */
  onOpen(tag: string, attributes: Readonly<Record<string, string>>, depth: number): void;
  onText?(text: string): void;
  onClose?(tag: string, depth: number): void;
}

/** Goes through a page or a document once. Throws UnreadableFile where its tags would take longer the further it goes. */
export function hearMarkup(
  markup: string,
  { onOpen, onText, onClose }: MarkupListener,
  options: ParserOptions = {},
): void {
  let [depth, deepest, fitting, looks] = [0, 0, 0, 0];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        depth += 1;
        deepest = Math.max(deepest, depth);
        if (depth > MOST_NESTED) throw new UnreadableFile('NOT_READABLE');
        onOpen(tag, attributes, depth);
      },
      ontext(text) {
        onText?.(text);
      },
      onclosetag(tag, isImplied) {
        if (!isImplied) fitting += 1;
        onClose?.(tag, depth);
        depth -= 1;
      },
    },
    options,
  );
  for (let at = 0; at < markup.length; at += PIECE) {
    const piece = markup.slice(at, at + PIECE);
    [deepest, fitting] = [depth, 0];
    parser.write(piece);
    looks += Math.max(0, piece.split('</').length - 1 - fitting) * deepest;
    if (looks > MOST_LOOKS) throw new UnreadableFile('NOT_READABLE');
  }
  parser.end();
}
