import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { speaker, wordsOf } from '#rules/base/languages/i18n';
import { type Assembly, assemble, type Message, type Values } from '#rules/base/languages/message';

interface TransProps {
  id: Message;
  message?: Message;
  values?: Values;
  components?: Readonly<Record<number, ReactElement>>;
}

/** Macros of `<Trans>`, `<Plural>` and `<Select>` name it. */
export function Trans({ id, message, values = {}, components = {} }: TransProps): ReactNode {
  const { locale, messages } = speaker();
  const nodes: Assembly<ReactNode> = {
    text: (text) => text,
    value: (value) => value as ReactNode,
    element(index, content) {
      const element = components[index] ?? <Fragment />;
      return content.length === 0 ? element : cloneElement(element, undefined, ...joined(content));
    },
  };
  const said = joined(assemble(wordsOf(id, message, messages), values, locale, nodes));
  return said.length === 1 ? said[0] : createElement(Fragment, null, ...said); // one by one they need no keys
}

function joined(nodes: ReactNode[]): ReactNode[] {
  const together: ReactNode[] = [];
  for (const node of nodes) {
    const last = together.at(-1);
    if (typeof node === 'string' && typeof last === 'string') together[together.length - 1] = last + node;
    else together.push(node);
  }
  return together;
}
