import { startGoogleServer } from '../../fakes/google-server.ts';

/** Google, for the browser tests: on the port that is given, until it is ended. */
await startGoogleServer({ port: Number(process.argv[2]) });
