import fc from 'fast-check';
import { runs } from './runs.ts';

// What a property is tried when it doesn't say how often.
fc.configureGlobal(runs(100));
