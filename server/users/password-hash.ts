import { argon2id, hash, verify } from 'argon2';

/** OWASP's choice for argon2id: slow enough for a thief, quick enough for a sign-in. */
const COST = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), COST);
}

let nobodys: Promise<string> | undefined;

/** Without a hash it takes as long as with one, so that the time of the answer does not tell who has an account. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  nobodys ??= hashPassword('the password of nobody');
  const isRight = await verify(passwordHash ?? (await nobodys), normal(password));
  return isRight && passwordHash != null;
}

/** One keyboard writes "é" as one character, another as two. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
