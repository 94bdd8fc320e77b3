import type { FastifyInstance } from 'fastify';
import { qrCode } from '../../base/look/qr-code.rules.ts';
import { absoluteAddress } from '../../base/text/absolute-address.ts';

interface OfLinkCode {
  Params: { shareToken: string };
}

const LETTERS_IN_LINE = 20;

/**
 * The share link of a list for paper: as a code for cameras, and to type. It says what its address says, so nothing is
 * looked up, and a missing list has one, too.
 */
export async function linkCodesRoutes(app: FastifyInstance, { siteUrl }: { siteUrl: () => string }): Promise<void> {
  app.get<OfLinkCode>('/link-pictures/:shareToken/code.svg', async (request, reply) => {
    const link = absoluteAddress(siteUrl(), `/shared/${encodeURIComponent(request.params.shareToken)}`);
    reply.headers({ 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=604800' });
    return drawing(link);
  });
}

function drawing(link: string): string {
  const { size, path } = qrCode(link);
  const lineHeight = size / 13;
  const lines = linesOf(link.replace(/^https?:\/\//, ''));
  const texts = lines.map((text, index) => `<text x="${size / 2}" y="${size + lineHeight * index}">${text}</text>`);
  const height = Math.ceil(size + lineHeight * lines.length);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${height}"><path fill="#fff" d="M0 0h${size}v${height}H0z"/><path shape-rendering="crispEdges" d="${path}"/><g font-family="sans-serif" font-size="${lineHeight * 0.95}" text-anchor="middle">${texts.join('')}</g></svg>`;
}

function piecesOf(text: string): string[] {
  const count = Math.ceil(text.length / LETTERS_IN_LINE);
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * LETTERS_IN_LINE, (index + 1) * LETTERS_IN_LINE),
  );
}

/** No longer than the code is wide, and broken behind its slashes where that goes. */
function linesOf(address: string): string[] {
  const lines = [''];
  for (const part of address.split(/(?<=[/])/).flatMap(piecesOf)) {
    const last = lines.at(-1) ?? '';
    if (last.length + part.length <= LETTERS_IN_LINE) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.filter(Boolean).map((line) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
}
