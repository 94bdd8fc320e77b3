import type { APIRequestContext } from '@playwright/test';

/** The address of the shop of the browser tests, beside the product. */
export const SHOP_PORT = Number(process.env.E2E_SHOP_PORT ?? Number(process.env.E2E_PORT ?? 4173) + 2);
export const SHOP_HOST = `127.0.0.1:${SHOP_PORT}`;

interface ShopAnswer {
  /** The end of the address. */
  name?: string;
  status?: number;
  contentType?: string;
  /** In place of what stands there already. */
  address?: string;
}

/** Puts something on a path of its own in the shop, and gives its address. */
export async function putInShop(
  request: APIRequestContext,
  body: string | Buffer,
  {
    name = 'page',
    status = 200,
    contentType = 'text/html; charset=utf-8',
    address = newAddress(name),
  }: ShopAnswer = {},
): Promise<string> {
  const headers = { 'content-type': contentType, 'x-status': String(status) };
  await request.put(address, { data: Buffer.from(body), headers });
  return address;
}

function newAddress(name: string): string {
  return `http://${SHOP_HOST}/${crypto.randomUUID()}/${name}`;
}
