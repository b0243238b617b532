let timeout: ReturnType<typeof setTimeout> | undefined;

/** Answers each number of milliseconds with an empty message once they have passed; only the last one counts. */
self.onmessage = ({ data }: MessageEvent<number>) => {
  clearTimeout(timeout);
  timeout = setTimeout(() => self.postMessage(null), data);
};
