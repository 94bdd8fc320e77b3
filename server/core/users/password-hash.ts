import { argon2id, hash, verify } from 'argon2';

/** OWASP's choice for argon2id: slow enough for a thief, quick enough for a sign-in. */
const COST = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each takes 19 MB and a processor: more at once would cost memory, and end no earlier. */
const MAX_AT_ONCE = 2;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), COST));
}

let nobodys: Promise<string> | undefined;

/** Without a hash it takes as long as with one, so that the time of the answer does not tell who has an account. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  nobodys ??= hashPassword('the password of nobody');
  const compared = passwordHash ?? (await nobodys);
  const isRight = await inTurn(() => verify(compared, normal(password)));
  return isRight && passwordHash != null;
}

/** One keyboard writes "é" as one character, another as two. */
function normal(password: string): string {
  return password.normalize('NFKC');
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const takeOver = waiting.shift();
    if (takeOver) takeOver();
    else running -= 1;
  }
}
