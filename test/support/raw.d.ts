/** A file as its text, as Vite gives it. */
declare module "*?raw" {
  const text: string;
  export default text;
}

interface ImportMeta {
  /** Modules by path, as Vite finds them. */
  glob<T>(pattern: string, options: { readonly eager: true }): Record<string, T>;
}
