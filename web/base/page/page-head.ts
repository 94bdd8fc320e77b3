import { createContext } from 'react';

/** What a page says of itself in its head. */
export interface Head {
  /** Without the site's name, which is added. */
  title: string;
  /** For search engines and link previews; public pages have one. */
  description?: string;
  /** For what is nobody else's business, such as a form or a private list. */
  unlisted?: boolean;
  /** What is on the page, in the words of schema.org. */
  structuredData?: object;
}

/** Where the server draws a page, it writes the head itself: this listener is told what belongs into it. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);
