export function isInvitation(pathname: string): boolean {
  return pathname.startsWith('/invitation/');
}
