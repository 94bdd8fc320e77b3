import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { openDeviceDatabase } from '../../base/storage/device-database.ts';
import { session } from '../session/session.ts';
import { ChangeQueue } from './change-queue.ts';

const queues = new WeakMap<ApolloClient, ChangeQueue>();

export function changesOf(client: ApolloClient): ChangeQueue {
  const queue =
    queues.get(client) ?? new ChangeQueue(client, openDeviceDatabase(), () => session.getState().account?.id);
  queues.set(client, queue);
  return queue;
}

export function useChanges(): ChangeQueue {
  return changesOf(useApolloClient());
}
