using System;
using MoonSharp.Interpreter;

/// <summary>
/// One MoonSharp script in the sandbox Tabletop Simulator uses, driven by frames on standard input.
/// <para>fresh: begins a script anew. load NAME SOURCE: compiles and runs a chunk. offer NAME: makes a global that
/// asks the driver. call NAME ARGUMENT...: calls a global with strings.</para>
/// <para>Answers: "ready VERSION RUNTIME" at the start and to fresh; "ok TIME RESULT PAUSE", to load with the time
/// it took to compile besides; "syntax", "lua", "host" with the message; while a script runs, "ask NAME ARGUMENT",
/// to be answered by "answer TEXT". PAUSE is the time in which garbage was collected; TIME is without it.</para>
/// <para>With the argument own-clock scripts are told the time that the processor gave them, on Linux: what they do for so
/// many milliseconds is then as much beside other programs as it is alone.</para>
/// </summary>
static class Host
{
    /// <summary>The characters of a chunk from which on its garbage is collected before it runs.</summary>
    const int LARGE = 50000;

    static Script script;
    static Protocol protocol;
    /// <summary>The clock of the frame being served; it stands still while the driver is asked.</summary>
    static Clock running;

    /// <summary>Whether scripts read the clock of the thread: see Clock.Thread.</summary>
    static bool isOwnClock;

    static void Main(string[] arguments)
    {
        isOwnClock = Array.IndexOf(arguments, "own-clock") >= 0 && Clock.HasThread;
        protocol = new Protocol(Console.OpenStandardInput(), Console.OpenStandardOutput());
        Begin();
        for (string[] frame = protocol.Read(); frame != null; frame = protocol.Read()) Serve(frame);
    }

    static void Begin()
    {
        script = new Script(CoreModules.Preset_SoftSandbox);
        script.Options.DebugPrint = text => Console.Error.WriteLine(text);
        script.Globals["__crossing"] = DynValue.NewCallback(Crossing.Open);
        script.Globals["__load"] = DynValue.NewCallback(Compile);
        if (isOwnClock) script.Globals.Get("os").Table["clock"] = DynValue.NewCallback((context, given) => DynValue.NewNumber(Clock.Thread));
        protocol.Write("ready", 0, Script.VERSION, RuntimeName());
    }

    /// <summary>As Lua's load(text, "=NAME", mode, environment), which the sandbox does not have: for the table alone.</summary>
    static DynValue Compile(ScriptExecutionContext context, CallbackArguments arguments)
    {
        try
        {
            DynValue environment = arguments[3];
            string name = arguments[1].String.TrimStart('=');
            return script.LoadString(arguments[0].String, environment.Type == DataType.Table ? environment.Table : null, name);
        }
        catch (SyntaxErrorException e)
        {
            return DynValue.NewTuple(DynValue.Nil, DynValue.NewString(e.DecoratedMessage ?? e.Message));
        }
    }

    static string RuntimeName()
    {
        return Type.GetType("Mono.Runtime") != null ? "Mono " + Environment.Version : ".NET " + Environment.Version;
    }

    static void Serve(string[] frame)
    {
        Clock watch = running = Clock.StartNew();
        try
        {
            if (frame[0] == "fresh") Begin();
            else if (frame[0] == "load") Load(frame, watch);
            else if (frame[0] == "offer") Offer(frame[1]);
            else if (frame[0] == "call") Call(frame, watch);
            else protocol.Write("host", 0, "unknown frame " + frame[0]);
        }
        catch (SyntaxErrorException e) { Failed("syntax", watch, e); }
        catch (ScriptRuntimeException e) { Failed("lua", watch, e); }
        catch (InterpreterException e) { Failed("host", watch, e); }
        catch (Exception e) { protocol.Write("host", watch.Micros, e.GetType().Name + ": " + e.Message); }
    }

    static void Failed(string word, Clock watch, InterpreterException e)
    {
        protocol.Write(word, watch.Micros, e.DecoratedMessage ?? e.Message);
    }

    static void Load(string[] frame, Clock watch)
    {
        long before = Pauses();
        DynValue chunk = script.LoadString(frame[2], null, frame[1]);
        long compiled = watch.Micros - (Pauses() - before);
        // Else what has been compiled is moved in the midst of some call: Unity's collector moves nothing. Hundreds of
        // scripts of objects are small, and to collect for each takes longer the more of them there are.
        if (frame[2].Length >= LARGE) GC.Collect();
        long pauses = Pauses();
        watch.Restart();
        script.Call(chunk);
        Done(watch, pauses, "", compiled.ToString());
    }

    static void Done(Clock watch, long pauses, string result, params string[] more)
    {
        long time = watch.Micros;
        long pause = Math.Min(time, Pauses() - pauses);
        string[] texts = new string[2 + more.Length];
        texts[0] = result;
        texts[1] = pause.ToString();
        more.CopyTo(texts, 2);
        protocol.Write("ok", time - pause, texts);
    }

    /// <summary>Microseconds in which the runtime has stood still for its garbage; Mono does not say.</summary>
    static long Pauses()
    {
#if NET
        return GC.GetTotalPauseDuration().Ticks / (TimeSpan.TicksPerMillisecond / 1000);
#else
        return 0;
#endif
    }

    static void Offer(string name)
    {
        script.Globals[name] = DynValue.NewCallback((context, arguments) =>
        {
            running.Stop();
            protocol.Write("ask", 0, name, Text(arguments.Count > 0 ? arguments[0] : DynValue.Nil));
            string[] answer = protocol.Read();
            running.Start();
            if (answer == null) Environment.Exit(0);
            return DynValue.NewString(answer[1]);
        });
        protocol.Write("ok", 0);
    }

    static void Call(string[] frame, Clock watch)
    {
        DynValue function = script.Globals.Get(frame[1]);
        if (function.IsNil()) throw new ScriptRuntimeException("there is no global function " + frame[1]);
        DynValue[] arguments = new DynValue[frame.Length - 2];
        for (int i = 0; i < arguments.Length; i++) arguments[i] = DynValue.NewString(frame[i + 2]);
        long pauses = Pauses();
        watch.Restart();
        DynValue result = script.Call(function, arguments);
        watch.Stop();
        Done(watch, pauses, Text(result.ToScalar()));
    }

    static string Text(DynValue value)
    {
        if (value.IsNil() || value.IsVoid()) return "";
        return value.Type == DataType.String ? value.String : value.ToPrintString();
    }
}
