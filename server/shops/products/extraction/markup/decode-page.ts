import sniffEncoding from 'html-encoding-sniffer';

/** The text of a page, in the encoding that its head, its header or its bytes name; without a word, UTF-8 where it is that. */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  const charset = /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType ?? '')?.[1];
  const encoding = sniffEncoding(bytes, {
    transportLayerEncodingLabel: charset,
    defaultEncoding: 'UTF-8',
    maxPrescanBytes: 8_192,
  });
  if (encoding === 'UTF-8') return decodeUtf8(bytes);
  return new TextDecoder(encoding).decode(bytes);
}

/** A page that says UTF-8 and is something else, or says nothing, is mostly Western European. */
function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const lenient = new TextDecoder('utf-8').decode(bytes);
    const broken = lenient.match(/\ufffd/g)?.length ?? 0;
    const multibyte = lenient.match(/[\u0080-\ufffc]/g)?.length ?? 0;
    return broken > multibyte ? new TextDecoder('windows-1252').decode(bytes) : lenient;
  }
}
