import 'reflect-metadata';
import { problemText } from '../base/errors/problem-text.ts';

type Command = (args: string[]) => Promise<void>;

// The npm commands: `npm run admin -- EMAIL` runs `admin` with EMAIL. Each loads only the code that it needs.
const COMMANDS: Record<string, () => Promise<Command>> = {
  admin: async () => (await import('./administrator.command.ts')).appointAdministrator,
  backup: async () => (await import('./backup.command.ts')).backup,
  migrate: async () => (await import('./tables.command.ts')).migrateTables,
  migration: async () => (await import('./migration.command.ts')).migration,
  outbox: async () => (await import('./outbox.command.ts')).showOutbox,
  restore: async () => (await import('./restore.command.ts')).restoreBackup,
  schema: async () => (await import('./schema.command.ts')).emitSchema,
  seed: async () => (await import('./tables.command.ts')).seedTables,
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const load = COMMANDS[name];
  if (!load) throw new Error(`There is no command “${name}”. There are: ${Object.keys(COMMANDS).join(', ')}.`);
  const command = await load();
  await command(args);
} catch (problem) {
  console.error(problemText(problem));
  process.exitCode = 1;
}
