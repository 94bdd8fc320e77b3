/** Whether an address is that of an invitation, as its mail has it. */
export function isInvitation(pathname: string): boolean {
  return pathname.startsWith('/invitation/');
}
