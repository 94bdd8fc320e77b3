import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { useViewedListsQuery } from './ViewedLists.generated.ts';

interface OpenAsViewerProps {
  listId: string;
  /** Shown to everybody who was not invited to see the list. */
  children: ReactNode;
}

/** In place of a list that the reader does not work on: the page that its guests have, for who was invited to see it. */
export function OpenAsViewer({ listId, children }: OpenAsViewerProps) {
  const { data, error } = useViewedListsQuery({ fetchPolicy: 'network-only' });
  const found = data?.viewedLists.find(({ id }) => id === listId);
  if (found) return <Navigate to={`/shared/${found.shareToken}`} replace />;
  return data || error ? children : <Skeleton shape="cards" heading rows={6} />;
}
