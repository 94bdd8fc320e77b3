import { AppError } from '../../base/errors/errors.ts';
import { SUBSCRIPTIONS_PER_SOCKET } from './sockets.rules.ts';

/** A page of ours has one socket, and follows up to ten things on it. */
export interface SocketLimitSettings {
  subscriptionsPerSocket: number;
  subscriptionsPerPerson: number;
  /** Families, offices and schools share an address. */
  subscriptionsPerAddress: number;
  socketsPerAddress: number;
}

export const SOCKET_LIMITS: SocketLimitSettings = {
  subscriptionsPerSocket: SUBSCRIPTIONS_PER_SOCKET,
  subscriptionsPerPerson: 400,
  subscriptionsPerAddress: 4_000,
  socketsPerAddress: 1_000,
};

class TooManySubscriptions extends AppError {
  readonly code = 'TOO_MANY_SUBSCRIPTIONS';
  constructor(where: string, limit: number) {
    super(`Too many subscriptions: ${where} can have ${limit.toLocaleString('en')} at a time. End some and try again.`);
  }
}

class TooManySockets extends AppError {
  readonly code = 'TOO_MANY_CONNECTIONS';
  constructor(limit: number) {
    super(
      `Too many connections: your network can have ${limit.toLocaleString('en')} at a time. Close some and try again.`,
    );
  }
}

interface CountedSocket {
  address: string;
  personId?: string;
  subscriptions: object;
}

/** Counts the present sockets each time, so that no ended one is counted, however it ended. */
export class SocketLimits {
  private readonly byAddress = new Map<string, Set<CountedSocket>>();
  private readonly byPerson = new Map<string, Set<CountedSocket>>();

  /** Null for measuring how much the server can take. */
  constructor(private readonly settings: SocketLimitSettings | null) {}

  assertRoomFor(address: string): void {
    const limit = this.settings?.socketsPerAddress;
    if (limit !== undefined && (this.byAddress.get(address)?.size ?? 0) >= limit) throw new TooManySockets(limit);
  }

  open(address: string): CountedSocket {
    const socket = { address, subscriptions: {} };
    addTo(this.byAddress, address, socket);
    return socket;
  }

  identify(socket: CountedSocket, personId: string | undefined, subscriptions: object): void {
    socket.subscriptions = subscriptions;
    if (personId === undefined) return;
    socket.personId = personId;
    addTo(this.byPerson, personId, socket);
  }

  close(socket: CountedSocket): void {
    removeFrom(this.byAddress, socket.address, socket);
    if (socket.personId !== undefined) removeFrom(this.byPerson, socket.personId, socket);
  }

  refusalOn(socket: CountedSocket): TooManySubscriptions | null {
    if (!this.settings) return null;
    const { subscriptionsPerSocket, subscriptionsPerPerson, subscriptionsPerAddress } = this.settings;
    const { address, personId } = socket;
    if (countOn([socket]) > subscriptionsPerSocket) {
      return new TooManySubscriptions('one connection', subscriptionsPerSocket);
    }
    if (personId !== undefined && countOn(this.byPerson.get(personId) ?? []) > subscriptionsPerPerson) {
      return new TooManySubscriptions('one account', subscriptionsPerPerson);
    }
    if (countOn(this.byAddress.get(address) ?? []) > subscriptionsPerAddress) {
      return new TooManySubscriptions('one network', subscriptionsPerAddress);
    }
    return null;
  }
}

function countOn(sockets: Iterable<CountedSocket>): number {
  let count = 0;
  for (const { subscriptions } of sockets) count += Object.keys(subscriptions).length;
  return count;
}

function addTo(sockets: Map<string, Set<CountedSocket>>, key: string, socket: CountedSocket): void {
  const there = sockets.get(key) ?? new Set();
  sockets.set(key, there.add(socket));
}

function removeFrom(sockets: Map<string, Set<CountedSocket>>, key: string, socket: CountedSocket): void {
  const there = sockets.get(key);
  there?.delete(socket);
  if (there?.size === 0) sockets.delete(key);
}
