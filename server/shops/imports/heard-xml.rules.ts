import { hearMarkup, type MarkupListener } from './bounded-markup.rules.ts';

interface XmlListener extends MarkupListener {
  /** Elements of which nothing is heard. */
  unheard?: ReadonlySet<string>;
}

/** Goes through XML once. Throws UnreadableFile where its tags stand in each other without end. */
export function hearXml(xml: string, { onOpen, onText, onClose, unheard }: XmlListener): void {
  let unheardFrom = 0;
  hearMarkup(
    xml,
    {
      onOpen(tag, attributes, depth) {
        if (unheardFrom === 0 && unheard?.has(tag)) unheardFrom = depth;
        if (unheardFrom === 0) onOpen(tag, attributes, depth);
      },
      onText(text) {
        if (unheardFrom === 0) onText?.(text);
      },
      onClose(tag, depth) {
        if (unheardFrom === 0) onClose?.(tag, depth);
        if (unheardFrom === depth) unheardFrom = 0;
      },
    },
    { xmlMode: true },
  );
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
