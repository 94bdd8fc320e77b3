type PushSupport = 'none' | 'blocked' | 'possible';

export function pushSupport(): PushSupport {
  if (!navigator.serviceWorker || !('PushManager' in window) || !('Notification' in window)) return 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}
