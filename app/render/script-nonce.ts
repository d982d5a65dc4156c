import { createContext, useContext } from "react";

/**
 * A random value of one rendering, which marks the app's own scripts: an injected script cannot carry it. Undefined in
 * the browser.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);

export const useScriptNonce = () => useContext(ScriptNonce);
