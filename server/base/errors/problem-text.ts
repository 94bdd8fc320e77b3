const UNDEFINED_TABLE = '42P01';

export function problemText(problem: unknown): string {
  const { code, port, message, stack } = problem as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what uses it, or set PORT to another.`;
  if (code === UNDEFINED_TABLE) return 'The database has no tables of this Kindlist yet: npm run migrate makes them.';
  return process.env.LOG_LEVEL === 'debug' && stack ? stack : message;
}
