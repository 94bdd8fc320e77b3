import { createContext } from 'react';

export interface Head {
  title: string;
  description?: string;
  unlisted?: boolean;
  structuredData?: object;
}

/** The server collects the head of a page that it draws. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);
