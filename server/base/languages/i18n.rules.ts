import { type PageLanguage, SOURCE_LANGUAGE } from './languages.rules.ts';
import { type Assembly, assemble, type Message, type Values } from './message.rules.ts';

export interface Speaker {
  language: PageLanguage;
  locale: string;
  messages?: Readonly<Record<string, Message>>;
}

export interface Said {
  /** In the browser app, whose files hold one language each, the message itself. */
  id: Message;
  message?: Message;
  values?: Values;
}

/** For programs, and where nobody is known to read. */
export const ENGLISH: Speaker = { language: SOURCE_LANGUAGE, locale: 'en-US' };

let current = (): Speaker => ENGLISH;

/** The browser does it once, the server for each work anew. */
export function speakAs(speaker: () => Speaker): void {
  current = speaker;
}

export function speaker(): Speaker {
  return current();
}

const TEXT: Assembly<string> = { text: (text) => text, value: String, element: (_, content) => content.join('') };

export function spokenBy<Result>(speaker: Speaker, work: () => Result): Result {
  const before = current;
  current = () => speaker;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** The end of every `t` and of every `say`. Macros name it: see `scripts/languages/macros.plugin.ts`. */
export const i18n = {
  _({ id, message, values = {} }: Said): string {
    const { locale, messages } = current();
    return assemble(wordsOf(id, message, messages), values, locale, TEXT).join('');
  },
};

export function wordsOf(id: Message, message: Message | undefined, messages: Speaker['messages']): Message {
  return (typeof id === 'string' && messages && own(messages, id)) || (message ?? id);
}

function own(messages: Readonly<Record<string, Message>>, id: string): Message | undefined {
  return Object.hasOwn(messages, id) ? messages[id] : undefined;
}
