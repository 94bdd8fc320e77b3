const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) {
    accessToken refreshToken
    account { id email emailVerified name role subscriptionTier createdAt updatedAt }
  }
}`;

export interface Account {
  accessToken: string;
  refreshToken: string;
  account: { id: string };
}

export async function signUp(url: string, name: string): Promise<Account> {
  const input = {
    name,
    email: `${crypto.randomUUID()}@example.test`,
    password: 'Tea-and-cake-4-all',
    acceptTerms: true,
  };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SIGN_UP, variables: { input } }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data.signUp;
}
