/** The product of these tests makes this person an administrator when it starts. */
export const ADMINISTRATOR = { email: 'admin@example.test', password: 'Tea-and-cake-4-admins' };
