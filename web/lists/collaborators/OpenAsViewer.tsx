import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { useOpenAsViewerQuery } from './OpenAsViewer.generated.ts';

interface OpenAsViewerProps {
  listId: string;
  /** Shown to everybody who was not invited to see the list, and does not follow it. */
  children: ReactNode;
}

/** In place of a list that the reader does not work on: the page that its guests have, for who was invited to see it, or follows it. */
export function OpenAsViewer({ listId, children }: OpenAsViewerProps) {
  const { data, error } = useOpenAsViewerQuery({ fetchPolicy: 'network-only' });
  const found = data && [...data.viewedLists, ...data.followedLists].find(({ id }) => id === listId);
  if (found) return <Navigate to={`/shared/${found.shareToken}`} replace />;
  return data || error ? children : <Skeleton shape="cards" heading rows={6} />;
}
