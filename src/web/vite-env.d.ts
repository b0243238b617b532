interface ImportMetaEnv {
  /** Names the shapes of what the API answers; absent in tests. */
  readonly CONTRACTS?: string;
}
