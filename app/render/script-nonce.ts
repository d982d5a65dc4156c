import { createContext, useContext } from "react";

/**
 * Marks the scripts that the app itself renders, with a random value that exists for one rendering only: what a visitor
 * or a content file could put into a page cannot carry it. The renderer hashes the marked scripts for the
 * Content-Security-Policy and takes the marks out. Undefined in the browser.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);

export const useScriptNonce = () => useContext(ScriptNonce);
