import type { FileWays, FoundList } from './found-file.rules.ts';
import { hearXml } from './heard-xml.rules.ts';
import { type Entry, entriesOfLine, listOf } from './tables.rules.ts';

/** Whether a text is an outline, as programs for lists and notes exchange them. */
export function isOutline(text: string): boolean {
  return /^\uFEFF?\s{0,100}(?:<\?xml[^>]{0,200}>\s{0,100})?(?:<!--[^>]{0,500}-->\s{0,100})?<opml[\s>]/i.test(
    text.slice(0, 2_000),
  );
}

interface Line {
  text: string;
  note: string;
  link: string;
  isTicked: boolean;
  hasOthers: boolean;
}

/** The things of an outline: its lines without others below them. Those above are their categories. */
export function readOutline(text: string, name: string, ways: FileWays): FoundList {
  const entries: Entry[] = [];
  const open: Line[] = [];
  let [title, isTitle] = ['', false];
  hearXml(text, {
    onOpen(tag, attributes) {
      isTitle = tag === 'title';
      if (tag !== 'outline') return;
      const above = open.at(-1);
      if (above) above.hasOthers = true;
      open.push(lineOf(attributes));
    },
    onText(part) {
      if (isTitle) title += part;
    },
    onClose(tag) {
      isTitle = false;
      const line = tag === 'outline' ? open.pop() : undefined;
      if (!line || line.hasOthers || line.text === '') return;
      const category = open.at(-1)?.text;
      entries.push(
        ...entriesOfLine(line.text, ways).map((entry) => ({
          ...(line.link && { link: line.link }),
          ...entry,
          ...(line.note && { notes: line.note }),
          ...(category && { category }),
          ...(line.isTicked && { ticked: 'x' }),
        })),
      );
    },
  });
  return listOf(title.trim() || name, entries);
}

function lineOf(attributes: Readonly<Record<string, string>>): Line {
  const { text = '', title = '', _note = '', url = '', _complete, _status, complete, checked } = attributes;
  const done = _complete ?? _status ?? complete ?? checked ?? '';
  return {
    text: (text || title).replace(/<[^<>]{1,200}>/g, '').trim(),
    note: _note.trim(),
    link: /^https?:\/\//.test(url) ? url : '',
    isTicked: /^(?:true|yes|1|checked|complete|completed|done)$/i.test(done),
    hasOthers: false,
  };
}
