import { Parser } from 'htmlparser2';
import { UnreadableFile } from './found-file.rules.ts';

/** Elements in each other: no page or document has more, and each closing tag costs the parser a look at all that are open. */
export const MOST_NESTED = 500;

interface XmlListener {
  onOpen(tag: string, attributes: Readonly<Record<string, string>>): void;
  onText?(text: string): void;
  onClose?(tag: string): void;
  /** Elements of which nothing is heard. */
  unheard?: ReadonlySet<string>;
}

/** Goes through XML once. Throws UnreadableFile where elements stand in each other without end. */
export function hearXml(xml: string, { onOpen, onText, onClose, unheard }: XmlListener): void {
  let [depth, unheardFrom] = [0, 0];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        depth += 1;
        if (depth > MOST_NESTED) throw new UnreadableFile('NOT_READABLE');
        if (unheardFrom === 0 && unheard?.has(tag)) unheardFrom = depth;
        if (unheardFrom === 0) onOpen(tag, attributes);
      },
      ontext(text) {
        if (unheardFrom === 0) onText?.(text);
      },
      onclosetag(tag) {
        if (unheardFrom === 0) onClose?.(tag);
        if (unheardFrom === depth) unheardFrom = 0;
        depth -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  parser.end();
}

/** The addresses that a part of an Office document names in a file beside it, by their ids. */
export function relationsIn(xml: string | undefined): Map<string, string> {
  const addresses = new Map<string, string>();
  hearXml(xml ?? '', {
    onOpen: (tag, { Id = '', Target = '' }) => {
      if (bareTag(tag) === 'Relationship') addresses.set(Id, Target);
    },
  });
  return addresses;
}

/** The name of an element without the sign of its vocabulary. */
export function bareTag(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1);
}
