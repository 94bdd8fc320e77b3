import type { ReactNode } from 'react';
import { type Network, sharePage, sharingWords } from '#rules/core/settings/social-links';

interface SocialLink {
  name: string;
  address: string;
  glyph: ReactNode;
}

export function socialLinks(
  address: string,
  siteName: string,
  chosen: Partial<Record<Network, string>> = {},
): SocialLink[] {
  const linkTo = (on: Network) => chosen[on] || sharePage(on, address, sharingWords(siteName));
  return [
    { name: 'Facebook', address: linkTo('facebook'), glyph: FACEBOOK },
    { name: 'X', address: linkTo('x'), glyph: X },
    { name: 'Pinterest', address: linkTo('pinterest'), glyph: PINTEREST },
    { name: 'WhatsApp', address: linkTo('whatsapp'), glyph: WHATSAPP },
  ];
}

const FACEBOOK = (
  <path d="M13.6 22v-8.2h2.8l.5-3.4h-3.3V8.3c0-1 .5-1.8 1.9-1.8H17V3.6c-.6-.1-1.5-.2-2.5-.2-2.7 0-4.4 1.6-4.4 4.5v2.5H7.2v3.4h2.9V22Z" />
);
const X = <path d="M4 4h4.6l4 5.4L17.3 4h2.5l-6 7 6.6 9h-4.6l-4.4-6-5.2 6H3.7l6.5-7.6Zm3.4 1.7 9 12.7h1.5L9 5.7Z" />;
const PINTEREST = (
  <path d="M12.2 2C6.7 2 3.9 5.7 3.9 9.3c0 1.9 1 4.2 2.6 4.9.3.1.4 0 .4-.2l.4-1.5-.1-.4c-.6-.7-1-1.7-1-2.7 0-2.7 2-5.3 5.5-5.3 3 0 5.1 2 5.1 4.9 0 3.3-1.6 5.5-3.8 5.5-1.2 0-2-.9-1.7-2.1.3-1.4 1-2.9 1-3.9 0-.9-.5-1.7-1.5-1.7-1.2 0-2.2 1.2-2.2 2.9 0 1.1.4 1.8.4 1.8l-1.5 6.2c-.3 1.3 0 3.2.1 4.1.1.2.2.2.3.1.5-.6 1.5-2.2 1.9-3.6l.7-2.8c.4.7 1.5 1.3 2.7 1.3 3.5 0 6-3.2 6-7.2C19.2 5.3 16.2 2 12.2 2Z" />
);
const WHATSAPP = (
  <path
    fillRule="evenodd"
    d="M12 2.5a9.5 9.5 0 0 0-8.2 14.3L2.5 21.5l4.8-1.3A9.5 9.5 0 1 0 12 2.5Zm0 1.9a7.6 7.6 0 1 1-3.9 14.1l-.3-.2-2.6.7.7-2.5-.2-.3A7.6 7.6 0 0 1 12 4.4ZM8.7 7.6c-.2 0-.5.1-.7.3-.3.3-.9.9-.9 2.1s.9 2.4 1 2.6c.2.2 1.8 2.8 4.4 3.8 2.2.9 2.6.7 3.1.7.5-.1 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2-.1-.1-.3-.2-.5-.3l-1.7-.8c-.3-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1-.3-.1-1.1-.4-2-1.2-.8-.7-1.3-1.5-1.4-1.7-.2-.3 0-.4.1-.5l.4-.5.2-.4c.1-.2 0-.3 0-.5l-.8-1.9c-.2-.4-.4-.4-.5-.4Z"
  />
);
