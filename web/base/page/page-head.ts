import { createContext } from 'react';

export interface Head {
  /** Without the site's name, which is added. */
  title: string;
  /** For search engines and link previews; public pages have one. */
  description?: string;
  /** For what is nobody else's business, such as a form or a private list. */
  unlisted?: boolean;
  /** The content in the words of schema.org. */
  structuredData?: object;
}

/** The server writes the head of a drawn page itself: this listener collects it. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);
