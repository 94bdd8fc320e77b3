import { Conflict, InvalidInput } from '../errors.ts';

export class OwnAddress extends InvalidInput {
  constructor() {
    super({ email: ['You cannot invite yourself'] });
  }
}

export class TooManyCollaborators extends Conflict {
  constructor(limit: number) {
    super(`A list can have up to ${limit} collaborators.`);
  }
}
