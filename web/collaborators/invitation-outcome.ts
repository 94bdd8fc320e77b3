/** What the person who invited is told. The server's outcomes are known by their words. */
export function outcomeText(message: string): string {
  if (message.includes('already a collaborator')) return 'User is already a collaborator on this list';
  if (message.includes('added as collaborator')) return 'User has been added as a collaborator!';
  if (message.includes('Invitation sent')) {
    return 'Invitation sent! They will become a collaborator when they create an account.';
  }
  return 'Collaborator invitation processed successfully!';
}
