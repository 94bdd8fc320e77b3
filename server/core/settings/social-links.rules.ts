import { t } from '@lingui/core/macro';
export const NETWORKS = ['facebook', 'x', 'pinterest', 'whatsapp'] as const;

export type Network = (typeof NETWORKS)[number];

export const sharingWords = (siteName: string): string => t`${siteName}: everything they wish for, nothing twice.`;

export function sharePage(on: Network, address: string, text: string): string {
  const [url, words] = [encodeURIComponent(address), encodeURIComponent(text)];
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    x: `https://x.com/intent/post?url=${url}&text=${words}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?url=${url}&description=${words}`,
    whatsapp: `https://wa.me/?text=${words}%20${url}`,
  }[on];
}
