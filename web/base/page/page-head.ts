import { createContext } from 'react';

export interface Head {
  /** The site's name is added. */
  title: string;
  description?: string;
  /** Nobody else's business, such as a form or a private list. */
  unlisted?: boolean;
  /** In the words of schema.org. */
  structuredData?: object;
}

/** The server collects the head of a page that it draws. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);
