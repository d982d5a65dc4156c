import { createContext, useContext } from "react";

/**
 * Marks the app's own scripts with a random value that exists for one rendering only, so that an injected script cannot
 * carry it. The renderer hashes the marked scripts for the Content-Security-Policy and removes the marks. Undefined in the
 * browser.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);

export const useScriptNonce = () => useContext(ScriptNonce);
